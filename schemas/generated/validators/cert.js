// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"tenantId":1,"keyword":1,"industryId":1,"occupationId":1,"positionId":1,"level":1,"pageNum":1,"pageSize":1,"hasQuestions":1};
const kept1 = {"id":1,"version":1,"certName":1,"certCode":1,"positionId":1,"level":1,"cover":1,"summary":1,"description":1,"examMinutes":1,"passScore":1,"validityYears":1,"isHot":1};
const kept2 = ["string","null"];
const kept3 = ["junior","middle","senior","technician","seniorTechnician",null];
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
if(!(key0 === "tenantId")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
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
if(!(((key0 === "tenantId") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
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
if(data2 > 50 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
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
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "certCode")) || (key0 === "tenantId"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
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
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data1 = data.certCode;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err4 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data2 = data.tenantId;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err7 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
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
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
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
if(data.industryId !== undefined && func0.call(data, "industryId")){
let data2 = data.industryId;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err5 = {instancePath:instancePath+"/industryId",schemaPath:"#/properties/industryId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/industryId",schemaPath:"#/properties/industryId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.occupationId !== undefined && func0.call(data, "occupationId")){
let data3 = data.occupationId;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err7 = {instancePath:instancePath+"/occupationId",schemaPath:"#/properties/occupationId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/occupationId",schemaPath:"#/properties/occupationId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.positionId !== undefined && func0.call(data, "positionId")){
let data4 = data.positionId;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err9 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data5 = data.level;
if(typeof data5 === "string"){
if(func1(data5) > 40){
const err11 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data6 = data.pageNum;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err14);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data7 = data.pageSize;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err16);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 200 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
if(data.hasQuestions !== undefined && func0.call(data, "hasQuestions")){
if(typeof data.hasQuestions !== "boolean"){
const err19 = {instancePath:instancePath+"/hasQuestions",schemaPath:"#/properties/hasQuestions/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
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
for(const key0 of Object.keys(data)){
if(!(key0 === "pageSize")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data0 = data.pageSize;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
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
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9-]+$", "u");
const formats0 = formats.file;

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
if((data.certName === undefined) || (!(func0.call(data, "certName")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "certName"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept1, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.certName !== undefined && func0.call(data, "certName")){
let data2 = data.certName;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err12 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data3 = data.certCode;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err16 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err16);
errors++;
}
if(func1(data3) < 1){
const err17 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err17);
errors++;
}
if(!pattern1.test(data3)){
const err18 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.positionId !== undefined && func0.call(data, "positionId")){
let data4 = data.positionId;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data5 = data.level;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err21);
errors++;
}
if(!((((((data5 === "junior") || (data5 === "middle")) || (data5 === "senior")) || (data5 === "technician")) || (data5 === "seniorTechnician")) || (data5 === null))){
const err22 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: kept3}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.cover !== undefined && func0.call(data, "cover")){
let data6 = data.cover;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err23);
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err24 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
if(!(formats0(data6))){
const err25 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/format",keyword:"format",params:{format: "file"}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
let data7 = data.summary;
if((typeof data7 !== "string") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err26);
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err27 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data8 = data.description;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err28);
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 50000){
const err29 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 50000}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
if(data.examMinutes !== undefined && func0.call(data, "examMinutes")){
let data9 = data.examMinutes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err30);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 600 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err31);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
if(data.passScore !== undefined && func0.call(data, "passScore")){
let data10 = data.passScore;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = add(vErrors, err33);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err34);
errors++;
}
if(Number(data10.toFixed(2)) !== data10 || Math.round(data10 * 100) % 1 !== 0){
const err35 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.validityYears !== undefined && func0.call(data, "validityYears")){
let data11 = data.validityYears;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err37);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 50 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err38);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err39);
errors++;
}
}
}
if(data.isHot !== undefined && func0.call(data, "isHot")){
if(typeof data.isHot !== "boolean"){
const err40 = {instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err41);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/tenantId":"机构"};
const titles1 = {"/tenantId":"机构","/pageNum":"页码","/pageSize":"每页条数"};
const titles2 = {"/id":"证书","/certCode":"证书编码","/tenantId":"机构"};
const titles3 = {"/tenantId":"机构","/keyword":"关键词","/industryId":"行业","/occupationId":"职业","/positionId":"岗位","/level":"等级","/pageNum":"页码","/pageSize":"每页条数","/hasQuestions":"只看有练习题的证书"};
const titles4 = {"/pageSize":"条数"};
const titles5 = {"/id":"编号","/version":"版本","/certName":"证书名称","/certCode":"证书编码","/positionId":"岗位","/level":"等级","/cover":"封面","/summary":"一句话简介","/description":"证书介绍","/examMinutes":"考试时长（分钟）","/passScore":"合格分数","/validityYears":"有效期（年）","/isHot":"热门证书"};

export const validators = {
  "cert.graph": validator(check0, titles0),
  "cert.hot": validator(check1, titles1),
  "cert.portalGet": validator(check2, titles2),
  "cert.portalList": validator(check3, titles3),
  "cert.recent": validator(check4, titles4),
  "cert.save": validator(check5, titles5),
};

export const rules = {"cert":[]};

export const coerce = {"cert.recent":{"pageSize":"integer"}};
