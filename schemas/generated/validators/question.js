// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"id":1,"version":1,"certId":1,"type":1,"title":1,"options":1,"answer":1,"format":1,"analysis":1,"difficulty":1,"score":1,"knowledge":1};
const kept1 = ["single","multiple","judgment","blank","short","long"];
const kept2 = ["boolean","null"];
const kept3 = ["number","null"];
const kept4 = ["text","code"];
const kept5 = ["string","null"];
const kept6 = ["0","1","2","3","4"];
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
if(!((key0 === "certId") || (key0 === "keyword"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data0 = data.certId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data1 = data.keyword;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
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
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
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
if((data.certId === undefined) || (!(func0.call(data, "certId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certId"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "certId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data0 = data.certId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
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
if(!(key0 === "certId")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data0 = data.certId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;
const pattern0 = new RegExp("(?:^|>)[^<>]*[^\\s<>]|<img", "u");
const pattern2 = new RegExp("\\S", "u");

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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certId === undefined) || (!(func0.call(data, "certId")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "certId"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err3);
errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err4);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err11);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data2 = data.certId;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data3 = data.type;
if(!((((((data3 === "single") || (data3 === "multiple")) || (data3 === "judgment")) || (data3 === "blank")) || (data3 === "short")) || (data3 === "long"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err15);
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(func1(data4) > 20000){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20000}};
vErrors = add(vErrors, err18);
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
if(!pattern0.test(data4)){
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "(?:^|>)[^<>]*[^\\s<>]|<img"}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data5 = data.options;
if(Array.isArray(data5)){
if(data5.length > 26){
const err22 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 26}};
vErrors = add(vErrors, err22);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.content === undefined) || (!(func0.call(data6, "content")))){
const err23 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "content"}};
vErrors = add(vErrors, err23);
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((key1 === "content") || (key1 === "isAnswer"))){
const err24 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data6.content !== undefined && func0.call(data6, "content")){
let data7 = data6.content;
if(typeof data7 === "string"){
if(func1(data7) > 5000){
const err25 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"#/properties/options/items/properties/content/maxLength",keyword:"maxLength",params:{limit: 5000}};
vErrors = add(vErrors, err25);
errors++;
}
if(func1(data7) < 1){
const err26 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"#/properties/options/items/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err26);
errors++;
}
if(!pattern0.test(data7)){
const err27 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"#/properties/options/items/properties/content/pattern",keyword:"pattern",params:{pattern: "(?:^|>)[^<>]*[^\\s<>]|<img"}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"#/properties/options/items/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data6.isAnswer !== undefined && func0.call(data6, "isAnswer")){
let data8 = data6.isAnswer;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/options/" + i0+"/isAnswer",schemaPath:"#/properties/options/items/properties/isAnswer/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.answer !== undefined && func0.call(data, "answer")){
let data9 = data.answer;
if(Array.isArray(data9)){
if(data9.length > 20){
const err32 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err32);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.anyOf === undefined) || (!(func0.call(data10, "anyOf")))){
const err33 = {instancePath:instancePath+"/answer/" + i1,schemaPath:"#/properties/answer/items/required",keyword:"required",params:{missingProperty: "anyOf"}};
vErrors = add(vErrors, err33);
errors++;
}
for(const key2 of Object.keys(data10)){
if(!((key2 === "anyOf") || (key2 === "tolerance"))){
const err34 = {instancePath:instancePath+"/answer/" + i1,schemaPath:"#/properties/answer/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data10.anyOf !== undefined && func0.call(data10, "anyOf")){
let data11 = data10.anyOf;
if(Array.isArray(data11)){
if(data11.length > 20){
const err35 = {instancePath:instancePath+"/answer/" + i1+"/anyOf",schemaPath:"#/properties/answer/items/properties/anyOf/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err35);
errors++;
}
if(data11.length < 1){
const err36 = {instancePath:instancePath+"/answer/" + i1+"/anyOf",schemaPath:"#/properties/answer/items/properties/anyOf/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err36);
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(func1(data12) > 20000){
const err37 = {instancePath:instancePath+"/answer/" + i1+"/anyOf/" + i2,schemaPath:"#/properties/answer/items/properties/anyOf/items/maxLength",keyword:"maxLength",params:{limit: 20000}};
vErrors = add(vErrors, err37);
errors++;
}
if(func1(data12) < 1){
const err38 = {instancePath:instancePath+"/answer/" + i1+"/anyOf/" + i2,schemaPath:"#/properties/answer/items/properties/anyOf/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err38);
errors++;
}
if(!pattern2.test(data12)){
const err39 = {instancePath:instancePath+"/answer/" + i1+"/anyOf/" + i2,schemaPath:"#/properties/answer/items/properties/anyOf/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/answer/" + i1+"/anyOf/" + i2,schemaPath:"#/properties/answer/items/properties/anyOf/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/answer/" + i1+"/anyOf",schemaPath:"#/properties/answer/items/properties/anyOf/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data10.tolerance !== undefined && func0.call(data10, "tolerance")){
let data13 = data10.tolerance;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err42 = {instancePath:instancePath+"/answer/" + i1+"/tolerance",schemaPath:"#/properties/answer/items/properties/tolerance/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err42);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/answer/" + i1+"/tolerance",schemaPath:"#/properties/answer/items/properties/tolerance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
vErrors = add(vErrors, err43);
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/answer/" + i1+"/tolerance",schemaPath:"#/properties/answer/items/properties/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err44);
errors++;
}
if(Number(data13.toFixed(2)) !== data13 || Math.round(data13 * 100) % 1 !== 0){
const err45 = {instancePath:instancePath+"/answer/" + i1+"/tolerance",schemaPath:"#/properties/answer/items/properties/tolerance/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/answer/" + i1,schemaPath:"#/properties/answer/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data14 = data.format;
if(typeof data14 !== "string"){
const err48 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
if(!((data14 === "text") || (data14 === "code"))){
const err49 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: kept4}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data.analysis !== undefined && func0.call(data, "analysis")){
let data15 = data.analysis;
if((typeof data15 !== "string") && (data15 !== null)){
const err50 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: kept5}};
vErrors = add(vErrors, err50);
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 20000){
const err51 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 20000}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
if(data.difficulty !== undefined && func0.call(data, "difficulty")){
let data16 = data.difficulty;
if(typeof data16 !== "string"){
const err52 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
if(!(((((data16 === "0") || (data16 === "1")) || (data16 === "2")) || (data16 === "3")) || (data16 === "4"))){
const err53 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/enum",keyword:"enum",params:{allowedValues: kept6}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data17 = data.score;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = add(vErrors, err54);
errors++;
}
if(data17 < 0.5 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
vErrors = add(vErrors, err55);
errors++;
}
if(Number(data17.toFixed(1)) !== data17 || Math.round(data17 * 10) % 5 !== 0){
const err56 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.5}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.knowledge !== undefined && func0.call(data, "knowledge")){
let data18 = data.knowledge;
if(Array.isArray(data18)){
if(data18.length > 20){
const err58 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err58);
errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err59 = {instancePath:instancePath+"/knowledge/" + i3,schemaPath:"#/properties/knowledge/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err59);
errors++;
}
if(func1(data19) < 1){
const err60 = {instancePath:instancePath+"/knowledge/" + i3,schemaPath:"#/properties/knowledge/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/knowledge/" + i3,schemaPath:"#/properties/knowledge/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
let i4 = data18.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data18[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err62 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
vErrors = add(vErrors, err62);
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err63 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err64);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/certId":"证书","/keyword":"关键词"};
const titles1 = {};
const titles2 = {"/certId":"证书"};
const titles3 = {"/id":"编号"};
const titles4 = {"/id":"编号","/version":"版本","/certId":"证书","/type":"题型","/title":"题干","/options":"选项","/options/*":"选项 {letter}","/options/*/content":"","/options/*/isAnswer":"正确答案","/answer":"参考答案","/answer/*/anyOf":"写法","/answer/*/tolerance":"允许误差","/format":"作答形式","/analysis":"解析","/difficulty":"难度","/score":"建议分值","/knowledge":"知识点","/knowledge/*":"第 {number} 个知识点"};

export const validators = {
  "question.abilityList": validator(check0, titles0),
  "question.category": validator(check1, titles1),
  "question.countByType": validator(check2, titles2),
  "question.difficultyStat": validator(check3, titles2),
  "question.options": validator(check4, titles3),
  "question.save": validator(check5, titles4),
  "question.uploadAttachment": validator(check1, titles1),
};

export const rules = {"question":[{"when":{"and":[{"in":[{"var":"type"},["single","multiple","judgment"]]},{"<":[{"len":{"var":"options"}},2]}]},"path":"/options","message":"选择题和判断题至少要有两个选项"},{"when":{"and":[{"==":[{"var":"type"},"judgment"]},{">":[{"len":{"var":"options"}},2]}]},"path":"/options","message":"判断题只能有“正确”“错误”两个选项"},{"when":{"and":[{"in":[{"var":"type"},["single","judgment"]]},{"!=":[{"len":{"filter":[{"var":"options"},{"var":"isAnswer"}]}},1]}]},"path":"/options","message":"单选题和判断题要有且只有一个正确选项"},{"when":{"and":[{"==":[{"var":"type"},"multiple"]},{"<":[{"len":{"filter":[{"var":"options"},{"var":"isAnswer"}]}},2]}]},"path":"/options","message":"多选题至少要有两个正确选项"},{"when":{"and":[{"in":[{"var":"type"},["blank","short"]]},{"!":[{"var":"answer"}]}]},"path":"/answer","message":"填空题和简答题要有参考答案"},{"when":{"and":[{"in":[{"var":"type"},["short","long"]]},{">":[{"len":{"var":"answer"}},1]}]},"path":"/answer","message":"简答题和论述题的参考答案是一段文字，不能分成几项"}]};

export const coerce = {};
