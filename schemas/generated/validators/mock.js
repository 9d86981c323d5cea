// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "keyword") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err4);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mockId === undefined) || (!(func0.call(data, "mockId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mockId"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "mockId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.mockId !== undefined && func0.call(data, "mockId")){
let data0 = data.mockId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.deviceId === undefined) || (!(func0.call(data, "deviceId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceId"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "certCode") || (key0 === "deviceId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.deviceId !== undefined && func0.call(data, "deviceId")){
let data1 = data.deviceId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err6 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "certCode") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err1 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err1);
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mockId === undefined) || (!(func0.call(data, "mockId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mockId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.deviceId === undefined) || (!(func0.call(data, "deviceId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceId"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "mockId") || (key0 === "deviceId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.mockId !== undefined && func0.call(data, "mockId")){
let data0 = data.mockId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.deviceId !== undefined && func0.call(data, "deviceId")){
let data1 = data.deviceId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err6 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mockId === undefined) || (!(func0.call(data, "mockId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mockId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.deviceId === undefined) || (!(func0.call(data, "deviceId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceId"}};
vErrors = add(vErrors, err1);
errors++;
}
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"}};
vErrors = add(vErrors, err2);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "mockId") || (key0 === "deviceId")) || (key0 === "answers"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.mockId !== undefined && func0.call(data, "mockId")){
let data0 = data.mockId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/mockId",schemaPath:"#/properties/mockId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.deviceId !== undefined && func0.call(data, "deviceId")){
let data1 = data.deviceId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err7 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
let data2 = data.answers;
if(Array.isArray(data2)){
if(data2.length > 200){
const err10 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err10);
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.questionId === undefined) || (!(func0.call(data3, "questionId")))){
const err12 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err12);
errors++;
}
if((data3.selectedOptions === undefined) || (!(func0.call(data3, "selectedOptions")))){
const err13 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "selectedOptions"}};
vErrors = add(vErrors, err13);
errors++;
}
if((data3.inputInfo === undefined) || (!(func0.call(data3, "inputInfo")))){
const err14 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "inputInfo"}};
vErrors = add(vErrors, err14);
errors++;
}
if((data3.isFlagged === undefined) || (!(func0.call(data3, "isFlagged")))){
const err15 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "isFlagged"}};
vErrors = add(vErrors, err15);
errors++;
}
if((data3.sequence === undefined) || (!(func0.call(data3, "sequence")))){
const err16 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{missingProperty: "sequence"}};
vErrors = add(vErrors, err16);
errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((((key1 === "questionId") || (key1 === "selectedOptions")) || (key1 === "inputInfo")) || (key1 === "isFlagged")) || (key1 === "sequence"))){
const err17 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data3.questionId !== undefined && func0.call(data3, "questionId")){
let data4 = data3.questionId;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err18 = {instancePath:instancePath+"/answers/" + i0+"/questionId",schemaPath:"#/properties/answers/items/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err18);
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/answers/" + i0+"/questionId",schemaPath:"#/properties/answers/items/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/answers/" + i0+"/questionId",schemaPath:"#/properties/answers/items/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data3.selectedOptions !== undefined && func0.call(data3, "selectedOptions")){
let data5 = data3.selectedOptions;
if(Array.isArray(data5)){
if(data5.length > 26){
const err21 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions",schemaPath:"#/properties/answers/items/properties/selectedOptions/maxItems",keyword:"maxItems",params:{limit: 26}};
vErrors = add(vErrors, err21);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions/" + i1,schemaPath:"#/properties/answers/items/properties/selectedOptions/items/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err22);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 26 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions/" + i1,schemaPath:"#/properties/answers/items/properties/selectedOptions/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26}};
vErrors = add(vErrors, err23);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions/" + i1,schemaPath:"#/properties/answers/items/properties/selectedOptions/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions",schemaPath:"#/properties/answers/items/properties/selectedOptions/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = add(vErrors, err25);
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err26 = {instancePath:instancePath+"/answers/" + i0+"/selectedOptions",schemaPath:"#/properties/answers/items/properties/selectedOptions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data3.inputInfo !== undefined && func0.call(data3, "inputInfo")){
let data7 = data3.inputInfo;
if(Array.isArray(data7)){
if(data7.length > 20){
const err27 = {instancePath:instancePath+"/answers/" + i0+"/inputInfo",schemaPath:"#/properties/answers/items/properties/inputInfo/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err27);
errors++;
}
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func1(data8) > 10000){
const err28 = {instancePath:instancePath+"/answers/" + i0+"/inputInfo/" + i3,schemaPath:"#/properties/answers/items/properties/inputInfo/items/maxLength",keyword:"maxLength",params:{limit: 10000}};
vErrors = add(vErrors, err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/answers/" + i0+"/inputInfo/" + i3,schemaPath:"#/properties/answers/items/properties/inputInfo/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/answers/" + i0+"/inputInfo",schemaPath:"#/properties/answers/items/properties/inputInfo/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data3.isFlagged !== undefined && func0.call(data3, "isFlagged")){
if(typeof data3.isFlagged !== "boolean"){
const err31 = {instancePath:instancePath+"/answers/" + i0+"/isFlagged",schemaPath:"#/properties/answers/items/properties/isFlagged/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data3.sequence !== undefined && func0.call(data3, "sequence")){
let data10 = data3.sequence;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/answers/" + i0+"/sequence",schemaPath:"#/properties/answers/items/properties/sequence/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err32);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/answers/" + i0+"/sequence",schemaPath:"#/properties/answers/items/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = add(vErrors, err33);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/answers/" + i0+"/sequence",schemaPath:"#/properties/answers/items/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/answers/" + i0,schemaPath:"#/properties/answers/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err37);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/keyword":"关键词","/pageNum":"页码","/pageSize":"每页条数"};
const titles1 = {"/mockId":"模拟考试"};
const titles2 = {"/certCode":"证书编码","/deviceId":"设备"};
const titles3 = {"/certCode":"证书编码","/pageNum":"页码","/pageSize":"每页条数"};
const titles4 = {"/mockId":"模拟考试","/deviceId":"设备"};
const titles5 = {"/mockId":"模拟考试","/deviceId":"设备","/answers":"作答","/answers/*/questionId":"试题","/answers/*/selectedOptions":"所选选项","/answers/*/inputInfo":"填写内容","/answers/*/isFlagged":"标记","/answers/*/sequence":"序号"};

export const validators = {
  "mock.certs": validator(check0, titles0),
  "mock.detail": validator(check1, titles1),
  "mock.newMock": validator(check2, titles2),
  "mock.query": validator(check3, titles3),
  "mock.resume": validator(check4, titles4),
  "mock.saveAnswer": validator(check5, titles5),
  "mock.status": validator(check4, titles4),
  "mock.submit": validator(check4, titles4),
  "mock.takeOver": validator(check4, titles4),
};

export const rules = {};

export const coerce = {};
